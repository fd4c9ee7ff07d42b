package org.marshal4j.blackbox.kit;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.marshal4j.blackbox.kit.ViewOf.Shown;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.view.MessageView;

/** Compares what a view shows of a message with what the marshaller reads. */
public final class ViewChecks<T> {
    private final Dto<T> dto;
    private final ViewOf<T> type;
    private final MessageView<T, ?> view;
    private int rounds;

    /** Creates the checks for a class that has a view. */
    public ViewChecks(Dto<T> dto, ViewOf<T> type) {
        this.dto = dto;
        this.type = type;
        this.view = type.make();
    }

    /** Checks a valid message in every kind of memory, reading its fields from first to last and from last to first. */
    public void good(T value, byte[] message) {
        byte[] around = new byte[message.length + 7];
        System.arraycopy(message, 0, around, 3, message.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(around.length).put(around).position(3);
        view.wrap(message);
        shows(value, message);
        view.wrap(around, 3, message.length + 1);
        shows(value, message);
        view.wrap(direct);
        shows(value, message);
        view.wrap(ByteBuffer.wrap(around, 3, message.length).slice());
        shows(value, message);
        view.wrap(ByteBuffer.wrap(message).asReadOnlyBuffer());
        shows(value, message);
        Input in = Input.of(around);
        in.position(3);
        view.wrap(in);
        shows(value, message);
        require(view.equals(type.make().wrap(message)), "equals");
        require(view.hashCode() == type.make().wrap(message).hashCode(), "hashCode");
        require(view.toString().length() > 1, "toString");
    }

    private void shows(T value, byte[] message) {
        shows(value, message.length);
    }

    private void shows(T value, long size) {
        List<Shown> backwards = new ArrayList<>(type.fields());
        Collections.reverse(backwards);
        backwards.forEach(field -> shows(field, value));
        type.fields().forEach(field -> shows(field, value));
        require(view.size() == size, "size " + view.size() + ", not " + size);
        same("toObject", value, view.toObject());
    }

    private void shows(Shown field, T value) {
        Object expected = field.field().get(value);
        same(field, expected, field.get(view));
        HeldChecks.check(view, field, expected, true);
        if (expected instanceof CharSequence text) {
            String plain = text.toString();
            further(field, "Equals", CharSequence.class, plain, true);
            further(field, "Equals", CharSequence.class, plain + "x", false);
            further(field, "Hash", null, null, plain.hashCode());
            StringBuilder into = new StringBuilder("<");
            further(field, "Into", StringBuilder.class, into, true);
            require(into.length() == 1 || into.toString().equals("<" + plain), field + " into " + into);
        }
    }

    private void further(Shown field, String suffix, Class<?> parameter, Object argument, Object expected) {
        Object said = field.further(view, suffix, parameter, argument);
        require(said == null || said.equals(expected), field + suffix + ": " + said);
    }

    /**
     * Sets elements of fixed size to each other, and then the fields of fixed size to those of another object.
     * Afterwards, they have these values, and all other fields are unchanged.
     */
    public void set(T value, T other, byte[] message) {
        ByteBuffer direct =
                ByteBuffer.allocateDirect(message.length).put(message).position(0);
        view.wrap(message.clone());
        set(value, other);
        view.wrap(direct);
        set(value, other);
    }

    private void set(T value, T other) {
        type.fields()
                .forEach(field ->
                        ElementSetChecks.check(view, field, field.field().get(value)));
        for (Shown field : type.fields()) {
            if (field.set() != null) {
                field.set(view, field.field().get(other));
            }
        }
        T read = view.toObject();
        for (Shown field : type.fields()) {
            T from = field.set() != null ? other : value;
            same(field, field.field().get(from), field.get(view));
            same(field, field.field().get(from), field.field().get(read));
        }
    }

    /**
     * Checks bytes that may be invalid. If the marshaller reads them, each field is the same. Otherwise, each field is
     * refused or has some value, and nothing else is thrown.
     */
    public void any(byte[] bytes) {
        T read = null;
        try {
            read = dto.marshaller().read(Input.of(bytes));
        } catch (RuntimeException e) {
            // Other tests check what the marshaller throws.
        }
        if (!ViewIdChecks.wraps(dto.marshaller(), view, bytes, () -> view.wrap(bytes))) {
            if (read != null) {
                ViewIdChecks.convert(view, Input.of(bytes));
                shows(read, view.size());
            }
            return;
        }
        for (Shown field : some()) {
            any(field, read);
        }
        try {
            long size = view.size();
            require(size >= 0 && size <= bytes.length, "size " + size);
        } catch (MarshalException e) {
            require(read == null, "size: " + e);
        }
        if (rounds % 8 == 0) {
            require(view.toString().length() > 1, "toString");
        }
    }

    private void any(Shown field, T read) {
        Object said;
        try {
            said = field.get(view);
            if (read != null) {
                HeldChecks.check(view, field, field.field().get(read), false);
            }
        } catch (MarshalException e) {
            if (read != null) {
                throw new AssertionError(field + " is refused, but the marshaller reads the message", e);
            }
            return;
        }
        if (read != null) {
            same(field, field.field().get(read), said);
        }
    }

    /** Checks a truncated message: each field is unchanged or refused. */
    public void cut(T value, byte[] start) {
        view.wrap(start.clone());
        for (Shown field : some()) {
            try {
                same(field, field.field().get(value), field.get(view));
                HeldChecks.check(view, field, field.field().get(value), true);
            } catch (MarshalException e) {
                require(e.isComplete(), field + ": " + e);
            }
        }
    }

    /**
     * Returns all fields, or different ones each time if there are very many: each refused field causes a walk through
     * the whole message.
     */
    private List<Shown> some() {
        rounds++;
        int step = Math.max(1, type.fields().size() / 12);
        List<Shown> some = new ArrayList<>();
        for (int i = rounds % step; i < type.fields().size(); i += step) {
            some.add(type.fields().get(i));
        }
        return some;
    }

    private static void same(Object what, Object expected, Object actual) {
        String difference = DeepEquals.difference(expected, actual);
        require(difference == null, what + ": " + difference);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }
}
