package org.marshal4j.blackbox.kit;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Set;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.view.IdentifiedFamilyView;
import org.marshal4j.runtime.view.IdentifiedView;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.schema.SchemaId;

/** Checks that a view refuses a message at once if, and only if, it begins with another schema id than today's. */
final class ViewIdChecks {
    private static final Set<String> CODES = Set.of("MARSHAL233", "MARSHAL234");

    private ViewIdChecks() {}

    /** Wraps a message of any bytes. Returns false if it was refused: then the view has none. */
    static boolean wraps(Marshaller<?> marshaller, MessageView<?, ?> view, byte[] message, Runnable wrap) {
        boolean isOther = isOther(marshaller, message);
        try {
            wrap.run();
        } catch (MarshalException e) {
            boolean isRight = isOther
                    && CODES.contains(e.code())
                    && e.offset() == 0
                    && e.type().equals(marshaller.schema().type());
            if (!isRight) {
                throw new AssertionError("wrapping " + Hex.of(message), e);
            }
            requireNothing(view);
            return false;
        }
        if (isOther) {
            throw new AssertionError("wrapped, with another schema id: " + Hex.of(message));
        }
        return true;
    }

    private static boolean isOther(Marshaller<?> marshaller, byte[] message) {
        return marshaller.schemaId() != 0
                && message.length >= SchemaId.SIZE
                && ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN).getInt() != marshaller.schemaId();
    }

    /** Fails unless a message was refused for an id that is not today's, although its bytes may change meanwhile. */
    static void requireOther(Marshaller<?> marshaller, MarshalException refused) {
        String id = SchemaId.text(marshaller.schemaId());
        if (marshaller.schemaId() == 0
                || !CODES.contains(refused.code())
                || refused.detail().startsWith("it has the schema id " + id)
                || refused.detail().startsWith("no accepted schema has the id " + id)) {
            throw new AssertionError("refused", refused);
        }
    }

    private static void requireNothing(MessageView<?, ?> view) {
        try {
            throw new AssertionError("it shows something of a message that it has refused: " + view.size());
        } catch (MarshalException e) {
            if (!e.code().equals("MARSHAL240")) {
                throw new AssertionError("it has refused a message", e);
            }
        }
    }

    /** Wraps the converted message. */
    static void convert(MessageView<?, ?> view, Input in) {
        if (view instanceof IdentifiedView<?, ?> identified) {
            identified.wrapConverted(in);
        } else {
            ((IdentifiedFamilyView<?, ?>) view).wrapConverted(in);
        }
    }
}
