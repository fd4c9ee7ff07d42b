package org.marshal4j.processor.emit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeMapper;

/**
 * Adds the constants of enums from class files to wire types. Generated code leaves them out and asks the class at
 * run time; a description without a schema source needs them.
 */
final class EnumConstants extends WireTypeMapper {

    private final Map<String, List<String>> byName = new HashMap<>();

    EnumConstants(Dto dto) {
        dto.fields().forEach(field -> {
            add(field.type());
            field.options().listed().forEach(listed -> add(listed.type()));
        });
    }

    private void add(TypeRef type) {
        type.classes().forEach(named -> {
            if (named.kind() instanceof ClassKind.Enumeration enumeration
                    && enumeration.order() != ClassKind.Order.UNKNOWN) {
                byName.put(named.name().binary(), enumeration.constants());
            }
        });
    }

    @Override
    public WireType enumeration(WireType.Enumeration type) {
        List<String> constants = byName.get(type.type());
        return type.declared().isPresent() || constants == null
                ? type
                : new WireType.Enumeration(type.type(), constants, type.nullable());
    }
}
