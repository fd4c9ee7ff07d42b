package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Field;

/** Objects of fields with {@code @AsMarshallable}, with their class and fields, though Wire would write their name alone. */
record StatefulValue(TypeName type) implements ChronicleWireValue {

    private static final ClassName STATEFUL = ChronicleWireValues.support("Stateful");

    /** The values of a field, if it has the annotation, and its values are such that the annotation makes a difference. */
    static Optional<ChronicleWireValue> of(Field field, ChronicleWireValue otherwise) {
        boolean isObject = otherwise instanceof NestedValue
                || otherwise instanceof ObjectValue
                || (otherwise instanceof ReusedValue reused && reused.isEnum());
        return field.options().asMarshallable() && isObject
                ? Optional.of(new StatefulValue(Names.erased(field.type())))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $T.class)", STATEFUL, value, out, type);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $T.class)", STATEFUL, in, type);
    }
}
