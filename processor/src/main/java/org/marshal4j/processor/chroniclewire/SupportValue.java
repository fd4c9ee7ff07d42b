package org.marshal4j.processor.chroniclewire;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/**
 * Values that one class of marshal4j-wire writes and reads.
 *
 * @param support that class
 * @param read its reading method
 * @param isRefilled whether that method takes the current value
 */
record SupportValue(ClassName support, String read, boolean isRefilled) implements ChronicleWireValue {

    private static final ClassName ATOMICS = SupportClasses.named("Atomics");
    private static final ClassName OPTIONALS = SupportClasses.named("Optionals");
    private static final ClassName BYTE_ARRAYS = SupportClasses.named("ByteArrays");

    private static final ClassName BYTES_VALUES = SupportClasses.named("BytesValues");

    private static final Map<String, ChronicleWireValue> CLASSES = Map.of(
            "net.openhft.chronicle.bytes.Bytes", new SupportValue(BYTES_VALUES, "read", true),
            "net.openhft.chronicle.bytes.BytesStore", new SupportValue(BYTES_VALUES, "readStore", true),
            "java.util.concurrent.atomic.AtomicInteger", new SupportValue(ATOMICS, "readInteger", true),
            "java.util.concurrent.atomic.AtomicLong", new SupportValue(ATOMICS, "readLong", true),
            "java.util.concurrent.atomic.AtomicBoolean", new SupportValue(ATOMICS, "readBoolean", true),
            "java.util.OptionalInt", new SupportValue(OPTIONALS, "readInt", false),
            "java.util.OptionalLong", new SupportValue(OPTIONALS, "readLong", false),
            "java.util.OptionalDouble", new SupportValue(OPTIONALS, "readDouble", false),
            "java.util.BitSet", new SupportValue(SupportClasses.named("BitSets"), "read", true),
            "java.nio.ByteBuffer", new SupportValue(BYTE_ARRAYS, "readBuffer", false));

    static Optional<ChronicleWireValue> of(TypeRef type) {
        if (type instanceof TypeRef.OfArray array
                && array.element() instanceof TypeRef.OfPrimitive primitive
                && primitive.primitive() == Primitive.BYTE) {
            return Optional.of(new SupportValue(BYTE_ARRAYS, "read", true));
        }
        return type instanceof TypeRef.OfClass named
                ? Optional.ofNullable(CLASSES.get(named.name().qualified()))
                : Optional.empty();
    }

    @Override
    public CodeBlock write(CodeBlock value, CodeBlock out, Scope scope) {
        return CodeBlock.of("$T.write($L, $L)", support, value, out);
    }

    @Override
    public CodeBlock read(CodeBlock in, CodeBlock current, Scope scope) {
        return isRefilled
                ? CodeBlock.of("$T.$L($L, $L)", support, read, in, current)
                : CodeBlock.of("$T.$L($L)", support, read, in);
    }
}
