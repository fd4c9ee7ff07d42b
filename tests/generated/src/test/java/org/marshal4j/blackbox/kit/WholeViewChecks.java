package org.marshal4j.blackbox.kit;

import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.AtomicLongField;
import org.marshal4j.runtime.view.MessageView;

/** Checks what any view does with whole messages, and that each of its methods refuses bad bytes. */
public final class WholeViewChecks<T> {
    private static final int ROUNDS = 200;

    /**
     * Types for changing bytes in place. They are not values of the message, and are refused if the memory is a copy.
     */
    private static final Set<Class<?>> ATOMIC = Set.of(AtomicIntField.class, AtomicLongField.class);

    private final Marshaller<T> marshaller;
    private final GeneratedView type;
    private final List<Method> methods;

    /** Creates the checks for the view next to that marshaller. */
    public WholeViewChecks(Marshaller<T> marshaller) {
        this.marshaller = marshaller;
        type = GeneratedView.of(marshaller);
        methods = type.methods().stream().filter(WholeViewChecks::isReading).toList();
    }

    /** Creates the checks for the view next to the marshaller of that name. */
    public static WholeViewChecks<?> of(String marshaller) {
        return new WholeViewChecks<>(Dto.named(marshaller).marshaller());
    }

    private static boolean isReading(Method method) {
        Class<?>[] parameters = method.getParameterTypes();
        boolean isByIndex = parameters.length == 1 && parameters[0] == int.class;
        boolean isValue = method.getReturnType() != void.class && !ATOMIC.contains(method.getReturnType());
        return isValue && (parameters.length == 0 || isByIndex);
    }

    /** Creates a view without bytes. */
    @SuppressWarnings("unchecked") // the view next to the marshaller
    public MessageView<T, ?> make() {
        return (MessageView<T, ?>) type.make();
    }

    /** Checks the message of an object in arrays, buffers and inputs, with other bytes around it. */
    public void good(T value) {
        byte[] message = marshaller.toByteArray(value);
        byte[] around = new byte[message.length + 5];
        System.arraycopy(message, 0, around, 2, message.length);
        says(value, view -> view.wrap(message));
        says(value, view -> view.wrap(around, 2, message.length + 1));
        says(value, view -> view.wrap(ByteBuffer.wrap(around).position(2)));
        says(
                value,
                view -> view.wrap(
                        ByteBuffer.allocateDirect(around.length).put(around).position(2)));
        says(value, view -> view.wrap(ByteBuffer.wrap(message).asReadOnlyBuffer()));
        says(value, view -> {
            Input in = Input.of(around);
            in.position(2);
            view.wrap(in);
        });
    }

    /** Checks the message of an object, wherever it is. */
    public void says(T value, Consumer<MessageView<T, ?>> wrap) {
        byte[] message = marshaller.toByteArray(value);
        MessageView<T, ?> view = make();
        wrap.accept(view);
        MessageView<T, ?> plain = make();
        plain.wrap(message);
        require(view.size() == message.length, "size " + view.size());
        require(view.schema() == marshaller.schema(), "schema");
        require(view.equals(plain) && view.hashCode() == plain.hashCode(), "equals");
        // The text counts the bytes after the message.
        require(view.toString().startsWith(plain.toString().stripTrailing()), "toString: " + view);
        require(Arrays.equals(marshaller.toByteArray(view.toObject()), message), "toObject");
        copies(view, message);
        for (Method method : methods) {
            for (int index = 0; index < 2; index++) {
                String difference = DeepEquals.difference(call(plain, method, index), call(view, method, index));
                require(difference == null, method + ": " + difference);
            }
        }
        MessageView<T, ?> longer = make();
        longer.wrap(Arrays.copyOf(message, message.length + 1));
        require(longer.equals(view), "equals of a longer array");
    }

    /** Reads a message into a used object. */
    public void readsInto(T used, T value) {
        byte[] message = marshaller.toByteArray(value);
        MessageView<T, ?> view = make();
        view.wrap(message);
        view.readInto(used);
        require(Arrays.equals(marshaller.toByteArray(used), message), "readInto");
    }

    private static void copies(MessageView<?, ?> view, byte[] message) {
        byte[] array = new byte[message.length + 1];
        require(view.copyTo(array, 1) == message.length, "copyTo an array");
        require(Arrays.equals(Arrays.copyOfRange(array, 1, array.length), message), "copyTo an array");
        ByteBuffer buffer = ByteBuffer.allocateDirect(message.length);
        view.copyTo(buffer);
        require(buffer.flip().equals(ByteBuffer.wrap(message)), "copyTo a buffer");
        Output out = Output.elastic();
        view.copyTo(out);
        require(out.position() == message.length, "copyTo an output");
    }

    /** Checks a message truncated at every byte, and messages with random bytes in them. */
    public void bad(T value, long seed) {
        byte[] message = marshaller.toByteArray(value);
        for (int length = 0; length < message.length; length++) {
            byte[] cut = Arrays.copyOf(message, length);
            MessageView<T, ?> view = make();
            view.wrap(cut);
            try {
                view.size();
                throw new AssertionError("cut at " + length + " of " + message.length + ", and the message has an end");
            } catch (MarshalException e) {
                hostile(cut);
            }
        }
        Random random = new Random(seed);
        for (int i = 0; i < ROUNDS && message.length > 0; i++) {
            byte[] changed = message.clone();
            changed[random.nextInt(message.length)] = (byte) random.nextInt();
            hostile(changed);
        }
    }

    /**
     * Checks any bytes: the view's methods return something or refuse. If the marshaller reads the bytes, no method
     * refuses them.
     */
    public void hostile(byte[] bytes) {
        boolean isRead = false;
        try {
            marshaller.fromByteArray(bytes);
            isRead = true;
        } catch (RuntimeException e) {
            // Other tests check what the marshaller throws.
        }
        MessageView<T, ?> view = make();
        if (!ViewIdChecks.wraps(marshaller, view, bytes, () -> view.wrap(bytes))) {
            return;
        }
        for (Method method : methods) {
            for (int index = 0; index < 2; index++) {
                try {
                    call(view, method, index);
                } catch (MarshalException e) {
                    if (isRead) {
                        throw new AssertionError(method + " refuses what the marshaller reads", e);
                    }
                }
            }
        }
        require(view.toString().length() > 1, "toString");
    }

    private static Object call(MessageView<?, ?> view, Method method, int index) {
        try {
            Object said =
                    method.getParameterCount() == 0 ? ViewOf.call(method, view) : ViewOf.call(method, view, index);
            return said instanceof MessageView<?, ?> inside ? inside.toObject() : said;
        } catch (IndexOutOfBoundsException e) {
            return IndexOutOfBoundsException.class;
        }
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
