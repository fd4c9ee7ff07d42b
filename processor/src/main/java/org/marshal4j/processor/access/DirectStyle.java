package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Visibility;

/**
 * Fields that the marshaller's package may use directly. For the contents of a collection or map, the object itself.
 */
final class DirectStyle implements AccessStyle {

    @Override
    public boolean matches(Dto dto, Field field) {
        boolean samePackage =
                field.owner().packageName().equals(dto.marshaller().packageName());
        boolean visible = field.visibility() == Visibility.PUBLIC
                || (samePackage && field.visibility().withinPackage());
        boolean inherited = !field.owner().equals(dto.name());
        // To reach a hidden field, the code would cast to its owner, and that needs the owner's type arguments.
        boolean castable = !field.hidden() || !field.ownerGeneric();
        return field.elements() || (visible && castable && (!inherited || field.ownerVisible()));
    }

    @Override
    public Access of(Dto dto, Field field, Members members) {
        if (field.elements()) {
            return object -> CodeBlock.of("$N", object);
        }
        return new Access() {
            @Override
            public int extraBytecodes() {
                return field.hidden() ? 3 : 0;
            }

            @Override
            public CodeBlock get(String object) {
                return field.hidden()
                        ? CodeBlock.of("(($T) $N).$N", Names.of(field.owner()), object, field.name())
                        : CodeBlock.of("$L", object + "." + field.name());
            }

            @Override
            public CodeBlock set(String object, CodeBlock value) {
                return CodeBlock.of("$L = $L", get(object), value);
            }
        };
    }
}
