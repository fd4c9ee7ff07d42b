package org.marshal4j.examples.quotes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Quotes as byte arrays of Java's object streams. Whoever wants a single field must read the whole quote. */
final class StreamedQuotes implements Quotes {
    private final List<byte[]> messages;

    /** Creates quotes of a class. */
    StreamedQuotes(int count, Supplier<? extends Quote> type) {
        messages = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            messages.add(write(Quote.fill(type.get(), i)));
        }
    }

    @Override
    public int count() {
        return messages.size();
    }

    @Override
    public void raise(double by) {
        for (int i = 0; i < messages.size(); i++) {
            Quote quote = read(messages.get(i));
            quote.bid += by;
            messages.set(i, write(quote));
        }
    }

    @Override
    public double bids() {
        double sum = 0;
        for (byte[] message : messages) {
            sum += read(message).bid;
        }
        return sum;
    }

    private static byte[] write(Quote quote) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(quote);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Quote read(byte[] message) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(message))) {
            return (Quote) in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
