package org.marshal4j.audit.mutation;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.util.Set;

/** Hadoop's, without its interface, which is another class in each jar. */
final class WritableTrip implements Trip {

    @Override
    public Set<String> kinds() {
        return Set.of("Writable");
    }

    @Override
    public Copy copy(Way way, long seed) throws ReflectiveOperationException {
        LimitedOutput out = new LimitedOutput();
        Trip.call(new RandomFields(seed).make(way.type()), "write", DataOutput.class, new DataOutputStream(out));
        ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
        Object copy = RandomFields.empty(way.type());
        Trip.call(copy, "readFields", DataInput.class, new DataInputStream(in));
        return new Copy(copy, in.available());
    }
}
