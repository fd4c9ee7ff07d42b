package org.marshal4j.benchmarks.peer;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import org.marshal4j.benchmarks.workload.Contestant;

/**
 * Java's object streams: one for each message, since a message has to be readable by itself. The array under them is
 * kept.
 */
public class ObjectStreams implements Contestant {
    private final Object message;
    private final ArrayOutput bytes = new ArrayOutput();

    /** Creates streams for this message. */
    public ObjectStreams(Object message) {
        this.message = message;
    }

    @Override
    public final int write() {
        bytes.reset();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.size();
    }

    @Override
    public final Object read() {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.array(), 0, bytes.size()))) {
            return in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
