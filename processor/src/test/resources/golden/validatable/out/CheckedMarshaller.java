import net.openhft.chronicle.core.io.ValidatableUtil;
    // as beginning in names, but:
public final class CheckedMarshaller extends FillingBytesMarshaller<Checked> {

    // as in default-package: MIN_SIZE, MAX_SIZE
    // as FIELDS in names, with positive for int_
    // as in bean: CheckedMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        ValidatableUtil.validate(checked);

    // as readFields in booleans, but:
        return ValidatableUtil.validate(checked);

    // as in default-package: sizeOfFields
    // as in empty: copy, copyInto
    // as copyFields in mix-in, with positive for x
    // as writeNullable in family, with 4 for 8
    // as readNullable in family, with 4 for 8
    // as writeBlock in graph, with positive for count
    // as readBlock in graph, with positive for count
}
