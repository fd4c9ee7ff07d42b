package org.marshal4j.table.arrow;

import com.google.flatbuffers.FlatBufferBuilder;
import org.apache.arrow.flatbuf.Bool;
import org.apache.arrow.flatbuf.Date;
import org.apache.arrow.flatbuf.DateUnit;
import org.apache.arrow.flatbuf.Decimal;
import org.apache.arrow.flatbuf.DictionaryKind;
import org.apache.arrow.flatbuf.Duration;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FixedSizeBinary;
import org.apache.arrow.flatbuf.FloatingPoint;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.Precision;
import org.apache.arrow.flatbuf.Time;
import org.apache.arrow.flatbuf.TimeUnit;
import org.apache.arrow.flatbuf.Timestamp;
import org.apache.arrow.flatbuf.Type;
import org.marshal4j.table.memory.DecimalType;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/** Arrow's types for the kinds of columns: written by {@link #put}, recognised by {@link #kind}. Stateless. */
final class Types {
    private static final String UTC = "UTC";
    private static final int UUID_BYTES = 16;
    private static final int TIME_BITS = 64;

    private Types() {}

    /** The number of the type's table in the union. */
    static byte type(Kind kind) {
        return switch (kind) {
            case INT8, INT16, UINT16, INT32, INT64 -> Type.Int;
            case FLOAT32, FLOAT64 -> Type.FloatingPoint;
            case BOOL -> Type.Bool;
            case INSTANT, DATE_TIME -> Type.Timestamp;
            case DATE -> Type.Date;
            case TIME -> Type.Time;
            case DURATION -> Type.Duration;
            case UUID -> Type.FixedSizeBinary;
            case DECIMAL -> Type.Decimal;
            case TEXT -> Type.Utf8View;
            case BINARY -> Type.BinaryView;
            case ENUM8, ENUM16, ENUM32 -> Type.Utf8;
            case LIST -> Type.ListView;
            case STRUCT -> Type.Struct_;
        };
    }

    /** Writes the type's table. */
    static int put(FlatBufferBuilder to, Node node) {
        Kind kind = node.kind();
        return switch (kind) {
            case INT8, INT16, INT32, INT64 -> Int.createInt(to, kind.bits(), true);
            case UINT16 -> Int.createInt(to, kind.bits(), false);
            case FLOAT32 -> FloatingPoint.createFloatingPoint(to, Precision.SINGLE);
            case FLOAT64 -> FloatingPoint.createFloatingPoint(to, Precision.DOUBLE);
            case BOOL -> empty(to);
            case INSTANT -> {
                int utc = to.createString(UTC);
                yield Timestamp.createTimestamp(to, TimeUnit.NANOSECOND, utc);
            }
            case DATE_TIME -> {
                Timestamp.startTimestamp(to);
                Timestamp.addUnit(to, TimeUnit.NANOSECOND);
                yield Timestamp.endTimestamp(to);
            }
            case DATE -> Date.createDate(to, DateUnit.DAY);
            case TIME -> Time.createTime(to, TimeUnit.NANOSECOND, TIME_BITS);
            case DURATION -> Duration.createDuration(to, TimeUnit.NANOSECOND);
            case UUID -> FixedSizeBinary.createFixedSizeBinary(to, UUID_BYTES);
            case DECIMAL ->
                Decimal.createDecimal(
                        to, node.decimal().precision(), node.decimal().scale(), kind.bits());
            default -> empty(to);
        };
    }

    private static int empty(FlatBufferBuilder to) {
        // All types without parameters have the same form.
        Bool.startBool(to);
        return Bool.endBool(to);
    }

    /** The kind of a column of a file. */
    static Kind kind(Field field) {
        if (field.dictionary() != null) {
            return dictionaryKind(field);
        }
        return switch (field.typeType()) {
            case Type.Int -> number((Int) field.type(new Int()), field);
            case Type.FloatingPoint -> floating((FloatingPoint) field.type(new FloatingPoint()), field);
            case Type.Bool -> Kind.BOOL;
            case Type.Timestamp -> timestamp((Timestamp) field.type(new Timestamp()), field);
            case Type.Date -> when(((Date) field.type(new Date())).unit() == DateUnit.DAY, Kind.DATE, field);
            case Type.Time -> time((Time) field.type(new Time()), field);
            case Type.Duration ->
                when(((Duration) field.type(new Duration())).unit() == TimeUnit.NANOSECOND, Kind.DURATION, field);
            case Type.FixedSizeBinary ->
                when(((FixedSizeBinary) field.type(new FixedSizeBinary())).byteWidth() == UUID_BYTES, Kind.UUID, field);
            case Type.Decimal -> Kind.DECIMAL;
            case Type.Utf8View -> Kind.TEXT;
            case Type.BinaryView -> Kind.BINARY;
            case Type.ListView -> Kind.LIST;
            case Type.Struct_ -> Kind.STRUCT;
            default -> throw unknown(field);
        };
    }

    private static Kind dictionaryKind(Field field) {
        Int index = field.dictionary().indexType();
        boolean isAsWritten = index != null
                && index.isSigned()
                && field.typeType() == Type.Utf8
                && field.dictionary().dictionaryKind() == DictionaryKind.DenseArray;
        return switch (isAsWritten ? index.bitWidth() : 0) {
            case 8 -> Kind.ENUM8;
            case 16 -> Kind.ENUM16;
            case 32 -> Kind.ENUM32;
            default -> throw unknown(field);
        };
    }

    /** The type of a column of decimals of a file. */
    static DecimalType decimal(Field field) {
        Decimal type = (Decimal) field.type(new Decimal());
        DecimalType found = new DecimalType(type.precision(), type.scale());
        if (type.bitWidth() != Kind.DECIMAL.bits() || !found.isValid()) {
            throw unknown(field);
        }
        return found;
    }

    private static Kind number(Int type, Field field) {
        return switch (type.bitWidth()) {
            case 8 -> when(type.isSigned(), Kind.INT8, field);
            case 16 -> type.isSigned() ? Kind.INT16 : Kind.UINT16;
            case 32 -> when(type.isSigned(), Kind.INT32, field);
            case 64 -> when(type.isSigned(), Kind.INT64, field);
            default -> throw unknown(field);
        };
    }

    private static Kind floating(FloatingPoint type, Field field) {
        boolean isDouble = type.precision() == Precision.DOUBLE;
        return when(isDouble || type.precision() == Precision.SINGLE, isDouble ? Kind.FLOAT64 : Kind.FLOAT32, field);
    }

    private static Kind timestamp(Timestamp type, Field field) {
        String zone = type.timezone();
        boolean isAsWritten = type.unit() == TimeUnit.NANOSECOND && (zone == null || zone.equals(UTC));
        return when(isAsWritten, zone == null ? Kind.DATE_TIME : Kind.INSTANT, field);
    }

    private static Kind time(Time type, Field field) {
        return when(type.unit() == TimeUnit.NANOSECOND && type.bitWidth() == TIME_BITS, Kind.TIME, field);
    }

    private static Kind when(boolean isAsWritten, Kind kind, Field field) {
        if (!isAsWritten) {
            throw unknown(field);
        }
        return kind;
    }

    private static Failure.Damage unknown(Field field) {
        return new Failure.Damage("a column " + field.name() + " of a type that tables do not write");
    }
}
