package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.model.TypeRef;

/** Values that Wire itself has a form for. It leaves out the class name of objects of exactly the declared class. */
record ObjectValue(TypeName type, boolean isRefilled) implements ChronicleWireValue {

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return Optional.of(new ObjectValue(Names.erased(type), !Immutables.contains(type)));
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$L.object($T.class, $L)", out, type, value);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return isRefilled
                ? CodeBlock.of("$T.read($L, $L, $T.class)", NestedValue.NESTED, in, current, type)
                : CodeBlock.of("$L.object($T.class)", in, type);
    }
}
