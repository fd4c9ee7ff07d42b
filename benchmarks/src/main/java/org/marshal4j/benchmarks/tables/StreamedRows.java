package org.marshal4j.benchmarks.tables;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Rows as arrays of Java's object streams: an update reads the whole row and writes it again. */
final class StreamedRows implements Rows {
    private final List<byte[]> messages;

    /** Creates rows from the ticks that the function returns. */
    StreamedRows(int rows, IntFunction<Tick> tick) {
        messages = new ArrayList<>(rows);
        for (int row = 0; row < rows; row++) {
            messages.add(write(tick.apply(row)));
        }
    }

    @Override
    public void update() {
        for (int row = 0; row < messages.size(); row++) {
            Tick tick = read(messages.get(row));
            tick.setQuantity(tick.getQuantity() + 1);
            messages.set(row, write(tick));
        }
    }

    @Override
    public long quantities() {
        return messages.stream()
                .mapToLong(message -> read(message).getQuantity())
                .sum();
    }

    private static byte[] write(Tick tick) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(tick);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Tick read(byte[] message) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(message))) {
            return (Tick) in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
