package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;

/** Where the versioned blocks of an evolvable type begin, and within them the fields of each later version. */
public final class VersionedBlocks {

    private VersionedBlocks() {}

    /** The cuts before its fields; none if the type is not evolvable. */
    public static List<Cut> of(Dto dto) {
        List<Cut> cuts = new ArrayList<>();
        int field = 0;
        for (Name level : dto.versionedBlocks()) {
            cuts.add(new Cut(field, new Part.VersionedBlock(level.simple())));
            int version = FieldOptions.FIRST;
            for (; field < dto.fields().size() && isOf(level, dto.fields().get(field)); field++) {
                int since = dto.fields().get(field).options().since();
                if (since > version) {
                    version = since;
                    cuts.add(new Cut(field, new Part.Version(since)));
                }
            }
        }
        return cuts;
    }

    private static boolean isOf(Name level, Field field) {
        return field.owner().equals(level);
    }
}
