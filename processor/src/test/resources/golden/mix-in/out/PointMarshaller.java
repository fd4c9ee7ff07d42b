import java.awt.Point;
import org.marshal4j.runtime.generated.value.StopBits;
    // as beginning in ancestors, but:
 * Writes and reads {@link Point}, 1 to 6 bytes each. Stateless and thread-safe.
        mixIn = "com.acme.PointMixIn",

    // as in graph: MIN_SIZE
    // as in family-many: MAX_SIZE
    // as FIELDS in graph, with x for count, stop32 for int32
    // as in bean: PointMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        StopBits.writeInt(point.x, out);

    // as readFields in booleans, but:
        point.x = StopBits.readInt(in);

    // as sizeOfFields in ancestors, but:
        long size = 0;
        size += StopBits.sizeOfInt(point.x);

    // as in empty: copy, copyInto
    // as copyFields in default-package, with x for age
}
