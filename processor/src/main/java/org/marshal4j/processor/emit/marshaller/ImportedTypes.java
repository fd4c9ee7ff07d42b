package org.marshal4j.processor.emit.marshaller;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.model.BindingName;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** The imported types that a DTO contains. Their names do not tell where their marshallers are. */
final class ImportedTypes {

    private final Map<Name, Name> marshallers = new LinkedHashMap<>();

    private ImportedTypes() {}

    /** Each type as {@code "type marshaller"}, the notation in schemas. */
    static List<String> of(Dto dto) {
        ImportedTypes types = new ImportedTypes();
        for (Field field : dto.fields()) {
            field.type().classes().forEach(types::add);
            field.options().listed().forEach(listed -> listed.type().classes().forEach(types::add));
        }
        dto.family().ifPresent(family -> family.members().forEach(member -> types.add(member.type())));
        return types.marshallers.entrySet().stream()
                .map(each -> each.getKey().binary() + " " + each.getValue().binary())
                .toList();
    }

    private void add(MarshalledType type) {
        if (!type.marshaller().equals(type.name().generated("Marshaller"))) {
            marshallers.put(type.name(), type.marshaller());
        }
    }

    private void add(TypeRef.OfClass named) {
        if (named.kind() instanceof ClassKind.Marshalled marshalled
                && !marshalled.marshaller().equals(named.name().generated("Marshaller"))) {
            marshallers.put(BindingName.of(named), marshalled.marshaller());
        }
        if (named.kind() instanceof ClassKind.Unbound unbound) {
            unbound.ofObjects()
                    .map(kind -> named.ofObjects(unbound.variables(), kind))
                    .ifPresent(this::add);
        }
    }
}
