package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Locals;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Dto;

/** A private class of the marshaller with one field for each value of an object that is yet to be created. */
final class ValuesClass {

    private static final String NAME = "Values";

    private final Dto dto;
    private final ParameterSpec parameter;
    private final List<String> names = new ArrayList<>();

    ValuesClass(MarshallerWriter writer) {
        this.dto = writer.dto();
        ClassName type = Names.of(dto.marshaller()).nestedClass(NAME);
        this.parameter =
                ParameterSpec.builder(type, writer.locals().newName("values")).build();
        Locals locals = writer.locals();
        dto.fields().forEach(field -> names.add(locals.newName(field.name())));
        dto.parents().forEach(parent -> names.add(locals.newName(parent.name())));
    }

    /** The variable that holds an object of the class. */
    ParameterSpec parameter() {
        return parameter;
    }

    /** The number of fields. */
    int size() {
        return names.size();
    }

    /** An expression for a field of the object in the variable. */
    CodeBlock field(int index) {
        return CodeBlock.of("$N.$N", parameter, names.get(index));
    }

    /** The class. */
    TypeSpec type() {
        TypeSpec.Builder type = TypeSpec.classBuilder(NAME)
                .addJavadoc(
                        "The values that a {@link $T} is created from, while they are read.\n", Names.of(dto.name()))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
        for (int i = 0; i < names.size(); i++) {
            type.addField(Names.of(dto.field(i).type()), names.get(i));
        }
        return type.build();
    }
}
