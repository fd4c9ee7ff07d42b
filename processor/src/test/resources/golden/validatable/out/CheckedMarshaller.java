import net.openhft.chronicle.core.io.ValidatableUtil;
    // as beginning in family-many, but:
public final class CheckedMarshaller implements ChronicleMarshaller<Checked> {

    // as in default-package: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            positive int32

    // as in ancestors: SCHEMA
    // as in empty: static, CheckedMarshaller, write, read, readInto, sizeOf, schema, type, write, read
    // as in empty: readInto

    // as writeFields in builder, but:
        ValidatableUtil.validate(checked);
        writeBlock(checked, out);

    // as readFields in booleans, but:
        return ValidatableUtil.validate(checked);

    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in bound, but:
        checked.positive = from.positive;

    // as writeNullable in empty, but:
        if (Presence.write(checked, 4, out)) {

    // as readNullable in empty, but:
        return Presence.read(4, in) ? readFields(current, in, depth) : null;

    // as in default-package: writeBlock

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, checked.positive);

    // as in default-package: readBlock

    // as loadBlock in bound, but:
        checked.positive = RawMemory.getInt(base, offset);
}
