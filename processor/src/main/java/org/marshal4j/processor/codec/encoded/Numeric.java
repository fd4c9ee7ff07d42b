package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.codec.Copies;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.EnumCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.ConstantNumbers;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TimeForm;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** A value that can be written as a number: how it becomes one, and how it is made of one. */
abstract class Numeric {

    private static final ClassName TIMES = Names.encoded("EncodedTimes");

    /** The methods that make times. */
    private static final Map<String, Time> TIME_TYPES = Map.of(
            "java.time.LocalDate", new Time(ValueKind.DATE, "date", Copies.SHARED),
            "java.time.LocalTime", new Time(ValueKind.TIME, "time", Copies.SHARED),
            "java.time.Instant", new Time(ValueKind.INSTANT, "instant", Copies.SHARED),
            "java.time.Duration", new Time(ValueKind.DURATION, "duration", Copies.SHARED),
            "java.util.Date", new Time(ValueKind.MILLIS, "date", Copies.OWN),
            "java.sql.Timestamp", new Time(ValueKind.TIMESTAMP, "timestamp", Copies.OWN));

    private record Time(ValueKind kind, String maker, Copies copies) {
        ClassName runtime() {
            return kind == ValueKind.TIMESTAMP ? Names.encoded("EncodedTimestamps") : TIMES;
        }

        ClassName copying() {
            return Names.value(kind == ValueKind.TIMESTAMP ? "Timestamps" : "Dates");
        }
    }

    private final WireType wireType;
    private final PrimitiveKind kind;

    private Numeric(WireType wireType, PrimitiveKind kind) {
        this.wireType = wireType;
        this.kind = kind;
    }

    /** The wire type that values have without the annotation. */
    final WireType wireType() {
        return wireType;
    }

    /** The type of the number. */
    final PrimitiveKind kind() {
        return kind;
    }

    /** Whether values are references, so that they could be null. */
    boolean isReference() {
        return true;
    }

    /** Whether all numbers are known to fit into the form. */
    boolean isKnown() {
        return false;
    }

    /**
     * An expression for the number of a value.
     *
     * @param members where it puts the constants that it needs; null if numbers are not {@linkplain #isKnown known}
     */
    abstract CodeBlock number(@Nullable Members members, String label, CodeBlock value);

    /** An expression for the value of a number of exactly the type. */
    abstract CodeBlock made(Members members, CodeBlock current, CodeBlock number);

    /** Whether {@link #made} uses the current value. */
    boolean readsCurrent() {
        return true;
    }

    Copies copies() {
        return Copies.SHARED;
    }

    CodeBlock copy(CodeBlock value, CodeBlock current) {
        return value;
    }

    /** A value whose method is called: what a variable handle returns is cast. */
    private static CodeBlock receiver(CodeBlock value) {
        return CodeBlock.of(value.toString().startsWith("(") ? "($L)" : "$L", value);
    }

    /** The numbers of a primitive type or its box. */
    static Optional<Numeric> ofPrimitive(TypeRef type) {
        return Arrays.stream(Primitive.values())
                .filter(type::is)
                .findFirst()
                .map(primitive -> type instanceof TypeRef.OfPrimitive ? plain(primitive) : boxed(primitive));
    }

    private static Numeric plain(Primitive primitive) {
        return new Numeric(new WireType.Primitive(primitive.kind(), false), primitive.kind()) {
            @Override
            boolean isReference() {
                return false;
            }

            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return value;
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                return number;
            }

            @Override
            boolean readsCurrent() {
                return false;
            }
        };
    }

    private static Numeric boxed(Primitive primitive) {
        return new Numeric(new WireType.Primitive(primitive.kind(), false), primitive.kind()) {
            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return CodeBlock.of("$L.$LValue()", receiver(value), primitive.keyword());
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                return CodeBlock.of("$T.of$L($L, $L)", Names.encoded("Kept"), primitive.capitalized(), current, number);
            }
        };
    }

    /** The ordinals of an enum. */
    static Numeric ofEnum(TypeRef.OfClass type, ClassKind.Enumeration constants) {
        return new Numeric(enumeration(type, constants), PrimitiveKind.INT32) {
            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return CodeBlock.of("$L.ordinal()", receiver(value));
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                return CodeBlock.of(
                        "$T.at($L, $L)",
                        Names.encoded("EncodedEnums"),
                        EnumCodec.ordered(members, type.name(), constants),
                        number);
            }

            @Override
            boolean readsCurrent() {
                return false;
            }
        };
    }

    /** The numbers that the constants of an enum have themselves. */
    static Numeric ofEnum(
            TypeRef.OfClass type, ClassKind.Enumeration constants, ConstantNumbers numbers, Optional<String> check) {
        return new Numeric(enumeration(type, constants), PrimitiveKind.INT32) {
            @Override
            boolean isKnown() {
                return true;
            }

            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return CodeBlock.of(
                        "$L.of($S, $L)",
                        NumberedEnum.constant(Objects.requireNonNull(members), type.name(), numbers, check),
                        label,
                        value);
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                return CodeBlock.of("$L.at($L)", NumberedEnum.constant(members, type.name(), numbers, check), number);
            }

            @Override
            boolean readsCurrent() {
                return false;
            }
        };
    }

    static WireType enumeration(TypeRef.OfClass type, ClassKind.Enumeration constants) {
        return new WireType.Enumeration(
                type.name().binary(),
                constants.isCompiled() ? Optional.of(constants.constants()) : Optional.empty(),
                false);
    }

    /** Decimals as doubles. */
    static Numeric ofDecimal() {
        ClassName decimals = Names.encoded("EncodedDecimals");
        return new Numeric(new WireType.Special(SpecialKind.DECIMAL, false), PrimitiveKind.FLOAT64) {
            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return CodeBlock.of("$T.nearest($S, $L)", decimals, label, value);
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                return CodeBlock.of("$T.of($L, $L)", decimals, current, number);
            }
        };
    }

    /** Whether values of a class are dates or times. */
    static boolean isTime(TypeRef.OfClass type) {
        return TIME_TYPES.containsKey(type.name().qualified());
    }

    /** Dates and times in a unit; empty if the class does not have it. */
    static Optional<Numeric> ofTime(TypeRef.OfClass type, TimeForm unit) {
        Time time = TIME_TYPES.get(type.name().qualified());
        if (time == null || (unit == TimeForm.DAYS) != (time.kind() == ValueKind.DATE)) {
            return Optional.empty();
        }
        return Optional.of(new Numeric(new WireType.Value(time.kind(), false), PrimitiveKind.INT64) {
            @Override
            CodeBlock number(@Nullable Members members, String label, CodeBlock value) {
                return CodeBlock.of("$T.number($S, $L, $L)", time.runtime(), label, Names.form(unit), value);
            }

            @Override
            CodeBlock made(Members members, CodeBlock current, CodeBlock number) {
                // The class tells apart methods of one name, which null alone would not.
                CodeBlock typed =
                        current.toString().equals("null") ? CodeBlock.of("($T) null", Names.of(type)) : current;
                return CodeBlock.of("$T.$L($L, $L, $L)", time.runtime(), time.maker(), Names.form(unit), typed, number);
            }

            @Override
            Copies copies() {
                return time.copies();
            }

            @Override
            CodeBlock copy(CodeBlock value, CodeBlock current) {
                return time.copies() == Copies.SHARED
                        ? value
                        : CodeBlock.of("$T.copy($L, $L)", time.copying(), value, current);
            }
        });
    }
}
