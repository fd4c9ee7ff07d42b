package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Form;
import org.marshal4j.processor.model.Name;

/** Where the frames of an evolvable type begin, and in them the fields of each later version. */
public final class Frames {

    private Frames() {}

    /** The cuts before its fields; none for a type that is not evolvable. */
    public static List<Cut> of(Dto dto) {
        List<Cut> cuts = new ArrayList<>();
        int field = 0;
        for (Name level : dto.frames()) {
            cuts.add(new Cut(field, new Part.Frame(level.simple())));
            int version = Form.FIRST;
            for (; field < dto.fields().size() && isOf(level, dto.fields().get(field)); field++) {
                int since = dto.fields().get(field).form().since();
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
