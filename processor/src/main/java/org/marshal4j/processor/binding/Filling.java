package org.marshal4j.processor.binding;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Set;
import java.util.function.Predicate;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.codec.Origin;
import org.marshal4j.processor.codec.holder.AtomicReferenceCodec;
import org.marshal4j.processor.codec.holder.CollectionCodec;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.codec.holder.MapCodec;
import org.marshal4j.processor.codec.holder.MapKind;
import org.marshal4j.processor.codec.holder.ObjectArrayCodec;
import org.marshal4j.processor.codec.holder.PropertiesCodec;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.codec.value.FixedArrayCodec;
import org.marshal4j.processor.codec.value.PrimitiveArrayCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;

/** Final fields that no constructor takes: their current values are read into. */
public final class Filling {

    private static final ClassName FILLED = Names.support("Filled");

    /** Types that the runtime cannot fill. */
    private static final String BYTES = "net.openhft.chronicle.bytes.Bytes";

    private static final Set<String> LEAVES = Set.of(
            "java.lang.StringBuilder",
            "java.lang.StringBuffer",
            "java.util.BitSet",
            "java.util.Date",
            "java.sql.Date",
            "java.sql.Time",
            "java.util.concurrent.atomic.AtomicBoolean",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.concurrent.atomic.AtomicLong",
            BYTES);

    private Filling() {}

    /** Whether values of the field can be filled, as far as the compiler can tell. */
    static boolean isPossible(Dto dto, Field field, Codec codec, NestedSize nested) {
        boolean isFirst = field.options().since() == FieldOptions.FIRST;
        if (codec instanceof NestedCodec) {
            TypeRef.OfClass type = (TypeRef.OfClass) field.type();
            return isFirst
                    && dto.isMutable()
                    && nested.isRefilled(type.name(), ((ClassKind.Marshalled) type.kind()).marshaller());
        }
        // If older bytes end before the field, only a new object can tell its initial value.
        return (isFirst || dto.isMutable()) && (isContainer(codec) || isLeaf(field.type()));
    }

    /** A call that puts a value into the current value of a field. */
    public static CodeBlock into(Field field, CodeBlock current, CodeBlock value, Origin from) {
        CodeBlock limits = isLimited(field.type()) ? from.limits() : CodeBlock.of("");
        return CodeBlock.of(
                "$T.$L($S, $L, $L$L)",
                classFor(field.type()),
                methodFor(field.type()),
                field.name(),
                current,
                value,
                limits);
    }

    /** A call that gives the object in a field the state of another one. */
    public static CodeBlock again(Field field, CodeBlock current, CodeBlock like) {
        if (!isNested(field)) {
            return into(field, current, like, Origin.OBJECT);
        }
        ClassKind.Marshalled kind = (ClassKind.Marshalled) ((TypeRef.OfClass) field.type()).kind();
        ClassName marshaller = Names.of(kind.marshaller());
        return CodeBlock.of("$T.again($S, $T.INSTANCE, $L, $L)", FILLED, field.name(), marshaller, current, like);
    }

    /** Whether the value is an object that has a marshaller. */
    public static boolean isNested(Field field) {
        return field.type() instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Marshalled;
    }

    private static ClassName classFor(TypeRef type) {
        return isNamed(type, BYTES::equals) ? Names.chronicle("HeldBytes") : FILLED;
    }

    private static String methodFor(TypeRef type) {
        if (type instanceof TypeRef.OfArray) {
            return "array";
        }
        return type instanceof TypeRef.OfClass named && named.kind() instanceof ClassKind.Marshalled ? "same" : "into";
    }

    private static boolean isContainer(Codec codec) {
        return codec instanceof PrimitiveArrayCodec
                || codec instanceof FixedArrayCodec
                || codec instanceof ObjectArrayCodec
                || (codec instanceof MapCodec map && !map.isAlwaysNew())
                || codec instanceof PropertiesCodec
                || codec instanceof AtomicReferenceCodec
                || (codec instanceof CollectionCodec collection && collection.isCollection());
    }

    private static boolean isLimited(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                && (CollectionKind.of(named).isPresent()
                        || MapKind.of(named).isPresent()
                        || PropertiesCodec.isOf(type));
    }

    private static boolean isLeaf(TypeRef type) {
        return isNamed(type, LEAVES::contains);
    }

    private static boolean isNamed(TypeRef type, Predicate<String> name) {
        return type instanceof TypeRef.OfClass named && name.test(named.name().qualified());
    }
}
