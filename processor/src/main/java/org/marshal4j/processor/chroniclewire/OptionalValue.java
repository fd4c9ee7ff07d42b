package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.model.TypeRef;

/**
 * {@code Optional} and {@code AtomicReference}, as sequences of at most one value.
 *
 * @param support the class of marshal4j-wire that writes and reads them
 * @param isRefilled whether its reading method takes the current value
 * @param value the value that they hold
 */
record OptionalValue(ClassName support, boolean isRefilled, ChronicleWireValue value) implements ChronicleWireValue {

    /** As {@link EntryValue#of}. */
    static Optional<ChronicleWireValue> of(TypeRef type, Function<TypeRef, ChronicleWireValue> values) {
        if (!(type instanceof TypeRef.OfClass named) || named.arguments().size() != 1) {
            return Optional.empty();
        }
        return switch (named.name().qualified()) {
            case "java.util.Optional" -> of(named, "Optionals", false, values);
            case "java.util.concurrent.atomic.AtomicReference" -> of(named, "AtomicReferences", true, values);
            default -> Optional.empty();
        };
    }

    private static Optional<ChronicleWireValue> of(
            TypeRef.OfClass type, String support, boolean isRefilled, Function<TypeRef, ChronicleWireValue> values) {
        ChronicleWireValue value = values.apply(type.arguments().get(0));
        return Optional.of(new OptionalValue(SupportClasses.named(support), isRefilled, value));
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L, $L)", support, value, out, Elements.writer(this.value, scope));
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        CodeBlock reader = Elements.reader(value, scope);
        return isRefilled
                ? CodeBlock.of("$T.read($L, $L, $L)", support, in, current, reader)
                : CodeBlock.of("$T.read($L, $L)", support, in, reader);
    }
}
