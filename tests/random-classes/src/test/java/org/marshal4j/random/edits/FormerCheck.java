package org.marshal4j.random.edits;

import java.lang.reflect.Constructor;
import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.runtime.view.IdentifiedView;
import org.marshal4j.schema.lock.Schemas;

/** Reads the messages of one revision with the classes of a later one, and compares with what the script says. */
final class FormerCheck {
    private final Version was;
    private final PlainObjects today;
    private final Marshaller<?> marshaller;
    private final Schemas former;

    /** Reads with the classes of the objects. */
    FormerCheck(Version was, PlainObjects today, Schemas former) {
        this.was = was;
        this.today = today;
        this.former = former;
        marshaller = today.marshaller(today.version().root().name());
    }

    /** Checks one message, with the object that was written. */
    void check(Map<Integer, Object> plain, byte[] message, boolean isCut) {
        boolean isOfToday = was.hasIds() && Input.of(message).readInt() == marshaller.schemaId();
        Script script = new Script(was, today.version(), isOfToday);
        Object expected = Numbered.of(script.root(plain));
        String type = marshaller.type().getName();
        MessageCheck same = new MessageCheck(script, expected, read -> Numbered.of(today.toPlain(read)));
        same.check(message, isCut, in -> SchemaMigration.read(marshaller, former.apply(type), former, in));
        if (was.hasIds()) {
            same.check(message, isCut, marshaller::read);
        }
        if (was.hasIds() && today.version().hasViews()) {
            same.check(message, isCut, this::throughView);
            showsTodaysAlone(message);
        }
        FormerMessages<?> messages;
        try {
            messages = FormerMessages.of(marshaller, former, type);
        } catch (MarshalException e) {
            // A change that lets no message through may be refused once for all of them.
            same.refused(e);
            return;
        }
        same.check(message, isCut, messages::next);
    }

    private Object throughView(Input in) {
        long start = in.position();
        IdentifiedView<?, ?> view = view().wrapConverted(in);
        try {
            return view.toObject();
        } catch (MarshalException e) {
            // The view has a copy, so the input has moved already.
            in.position(start);
            throw e;
        }
    }

    /** The view of the class, which has a schema id. */
    private IdentifiedView<?, ?> view() {
        Class<?> type = marshaller.type();
        try {
            Constructor<?> constructor = Class.forName(type.getName() + "View", true, type.getClassLoader())
                    .getDeclaredConstructor();
            constructor.setAccessible(true);
            return (IdentifiedView<?, ?>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type.getName(), e);
        }
    }

    private void showsTodaysAlone(byte[] message) {
        IdentifiedView<?, ?> view = view();
        boolean isOfToday = Input.of(message).readInt() == marshaller.schemaId();
        try {
            view.wrap(message);
            require(isOfToday, "shown in place, with another id");
            require(view.size() == message.length, "size " + view.size());
        } catch (MarshalException e) {
            if (isOfToday || !e.code().equals("MARSHAL234")) {
                throw new AssertionError("refused in a view", e);
            }
        }
    }

    private static void require(boolean holds, String message) {
        MessageCheck.require(holds, message);
    }
}
