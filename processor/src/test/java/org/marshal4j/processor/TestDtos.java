package org.marshal4j.processor;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.model.Visibility;

/** Makes DTOs and fields without a compiler. */
public final class TestDtos {
    private TestDtos() {}

    public static Field field(
            String name, TypeRef type, TypeRef declared, Name owner, boolean isFinal, FieldOptions options) {
        Visibility visibility = Visibility.PACKAGE;
        Field.OwnerKind kind = Field.OwnerKind.PLAIN;
        return new Field(name, type, declared, owner, true, kind, visibility, isFinal, options, false, false);
    }

    public static Dto dto(
            Name name,
            Dto.Kind kind,
            BulkCopy copy,
            List<Name> versionedBlocks,
            List<Field> parents,
            Construction construction,
            Field... fields) {
        return new Dto(
                name,
                name.generated("Marshaller"),
                kind,
                Set.of(),
                copy,
                Optional.empty(),
                Optional.empty(),
                List.of(fields),
                versionedBlocks,
                parents,
                Optional.empty(),
                List.of(),
                construction,
                List.of(),
                Optional.empty(),
                Optional.empty());
    }
}
