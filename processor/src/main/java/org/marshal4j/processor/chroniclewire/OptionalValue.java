package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** {@code Optional}, as a sequence of at most one value. */
record OptionalValue(ChronicleWireValue value) implements ChronicleWireValue {

    private static final ClassName OPTIONALS = ChronicleWireValues.support("Optionals");

    static Optional<ChronicleWireValue> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                        && named.name().qualified().equals("java.util.Optional")
                        && named.arguments().size() == 1
                ? Optional.of(new OptionalValue(
                        ChronicleWireValues.of(named.arguments().get(0))))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $L)", OPTIONALS, value, out, Elements.writer(this.value, scope));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return CodeBlock.of("$T.read($L, $L)", OPTIONALS, in, Elements.reader(value, scope));
    }
}
