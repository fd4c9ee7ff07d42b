package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.PlacedFailure;

/** Wraps a view around a copy of a message in today's bytes, whatever its schema id is. Stateless. */
final class ConvertedMessage {
    private ConvertedMessage() {}

    static <T, V extends MessageView<T, V>> V wrap(V view, IdentifiedMessages<T> messages, Input in) {
        long start = in.position();
        try {
            return view.wrap(
                    messages.isOfToday(in) ? copy(view, in) : messages.former().converted(in));
        } catch (Throwable failure) {
            view.refuse();
            boolean isPlaced = failure instanceof MarshalException known && known.isComplete();
            throw Failures.reading(
                    messages.marshaller(),
                    in,
                    start,
                    isPlaced ? new PlacedFailure((MarshalException) failure) : failure);
        }
    }

    private static <T, V extends MessageView<T, V>> Input copy(V view, Input in) {
        long start = in.position();
        byte[] copy = new byte[Math.toIntExact(view.wrap(in).size())];
        view.copyTo(copy, 0);
        in.position(start + copy.length);
        return Input.of(copy).limits(in.limits());
    }
}
