import net.openhft.chronicle.core.io.ValidatableUtil;
    // as beginning in family-many, but:
public final class CheckedMarshaller extends FillingBytesMarshaller<Checked> {

    // as in default-package: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            positive int32

    // as in bean: CheckedMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        ValidatableUtil.validate(checked);
        writeBlock(checked, out);

    // as readFields in booleans, but:
        return ValidatableUtil.validate(checked);

    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in default-package, but:
        checked.positive = from.positive;

    // as writeNullable in family, but:
        if (Presence.write(checked, 4, out)) {

    // as readNullable in family, but:
        return Presence.read(4, in) ? readFields(current, in, depth) : null;

    // as writeBlock in generic, but:
        RawMemory.putInt(base, offset, checked.positive);

    // as readBlock in generic, but:
        checked.positive = RawMemory.getInt(base, offset);
}
