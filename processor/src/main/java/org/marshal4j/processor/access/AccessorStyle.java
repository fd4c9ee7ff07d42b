package org.marshal4j.processor.access;

import com.palantir.javapoet.CodeBlock;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Property;

/** Record components through their accessors, and bean properties through their getters and setters. */
final class AccessorStyle implements AccessStyle {

    @Override
    public boolean matches(Dto dto, Field field) {
        return dto.hasAccessors();
    }

    @Override
    public Access of(Dto dto, Field field, Members members) {
        return dto.bean()
                .<Access>map(bean -> new OfProperty(bean.property(field.name())))
                .orElse(object -> CodeBlock.of("$N.$N()", object, field.name()));
    }

    /** Access through the getter and the setter of a property. */
    private record OfProperty(Property property) implements Access {

        @Override
        public CodeBlock get(String object) {
            return CodeBlock.of("$N.$N()", object, property.getter());
        }

        @Override
        public CodeBlock set(String object, CodeBlock value) {
            return CodeBlock.of("$N.$N($L)", object, property.setter(), value);
        }

        /** A call of an interface's method. */
        @Override
        public int extraBytecodes() {
            return 3;
        }
    }
}
