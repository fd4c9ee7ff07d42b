package org.marshal4j.processor.scan;

import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.MemoryField;
import org.marshal4j.processor.model.Primitive;

/** Finds the fields that take part in the layout of objects in memory, whether or not they are on the wire. */
final class MemoryFields {

    private MemoryFields() {}

    /** The instance fields that a class itself declares. */
    static List<MemoryField> of(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .map(field -> new MemoryField(
                        field.getSimpleName().toString(), bytes(field.asType().getKind())))
                .toList();
    }

    private static int bytes(TypeKind kind) {
        return kind.isPrimitive() ? Primitive.valueOf(kind.name()).bytes() : 0;
    }
}
