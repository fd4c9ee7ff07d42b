package com.acme;

import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Entries;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.runtime.view.ViewTexts;

/**
 * Shows the fields of a message of {@link Best} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class BestView extends MessageView<Best, BestView> {
    private static final Skip SKIP_TAGS_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 0);

    private static final Skip SKIP_NUMBER_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 1);

    private static final Skip SKIP_TAGS = Skip.of(BestMarshaller.INSTANCE, 0);

    private static final Skip SKIP_NUMBER = Skip.of(BestMarshaller.INSTANCE, 1);

    private final ViewTexts texts = new ViewTexts();

    private TagsView tagsValueView;

    private TagsView numberKeyView;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public BestView() {
        super(BestMarshaller.INSTANCE, 3, true);
    }

    public Map.Entry<String, Tags> tags() {
        try {
            Input in = inputAt(0, 0);
            return readTags(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether there is an entry; false if it is null.
     */
    public boolean tagsIsPresent() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return false;
            }
            return true;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The key; null if it or the entry is.
     */
    public String tagsKey() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return null;
            }
            return readTagsKey(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean tagsKeyEquals(CharSequence other) {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return other == null;
            }
            return texts.equals(true, Integer.MAX_VALUE, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int tagsKeyHash() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return 0;
            }
            return texts.hash(true, Integer.MAX_VALUE, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean tagsKeyInto(StringBuilder to) {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return false;
            }
            return texts.append(true, Integer.MAX_VALUE, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
     */
    public TagsView tagsValue() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return null;
            }
            SKIP_TAGS_KEY.over(nestingDepth(), in);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(tagsValueView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public Map.Entry<Tags, Long> number() {
        try {
            Input in = inputAt(1, 0);
            return readNumber(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
     */
    public TagsView numberKey() {
        try {
            Input in = inputAt(1, 0);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(numberKeyView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The value; null if it or the entry is.
     */
    public Long numberValue() {
        try {
            Input in = inputAt(1, 0);
            if (!SKIP_NUMBER_KEY.over(nestingDepth(), in)) {
                readNumberKey(in);
            }
            return readNumberValue_(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The value without a box; {@code otherwise} if it is null.
     */
    public long numberValueOr(long otherwise) {
        try {
            Input in = inputAt(1, 0);
            if (!SKIP_NUMBER_KEY.over(nestingDepth(), in)) {
                readNumberKey(in);
            }
            long offset = in.take(9);
            Object base = in.base();
            return Presence.get(base, offset) ? RawMemory.getLong(base, offset + 1) : otherwise;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            if (!SKIP_TAGS.over(nestingDepth(), in)) {
                readTags(in);
            }
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            if (!SKIP_NUMBER.over(nestingDepth(), in)) {
                readNumber(in);
            }
            if (beginSection(2, in) == to) {
                return;
            }
        }
        if (from <= 2) {
            beginSection(3, in);
        }
    }

    private static Map.Entry<String, Tags> readTags_(Map.Entry<String, Tags> current, Input in,
            int depth) {
        if (!Presence.read(in)) {
            return null;
        }
        String key = Text.read(Entries.keyOf(current), in);
        Tags value = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.valueOf(current, key), in, depth + 1) : null;
        return Entries.of(current, key, value);
    }

    private Map.Entry<String, Tags> readTags(Input in) {
        int depth = nestingDepth();
        return readTags_(null, in, depth);
    }

    private String readTagsKey(Input in) {
        return Text.read(null, in);
    }

    private TagsView tagsValueView() {
        if (tagsValueView == null) {
            tagsValueView = new TagsView();
        }
        return tagsValueView;
    }

    private static Long readNumberValue(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private static Map.Entry<Tags, Long> readNumber_(Map.Entry<Tags, Long> current, Input in,
            int depth) {
        Tags key = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.keyOf(current), in, depth + 1) : null;
        Long value = readNumberValue(Entries.valueOf(current, key), in);
        return Entries.of(current, key, value);
    }

    private Map.Entry<Tags, Long> readNumber(Input in) {
        int depth = nestingDepth();
        return readNumber_(null, in, depth);
    }

    private Tags readNumberKey(Input in) {
        int depth = nestingDepth();
        return Presence.read(in) ? TagsMarshaller.readFields(null, in, depth + 1) : null;
    }

    private TagsView numberKeyView() {
        if (numberKeyView == null) {
            numberKeyView = new TagsView();
        }
        return numberKeyView;
    }

    private static Long readNumberValue__(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private Long readNumberValue_(Input in) {
        return readNumberValue__(null, in);
    }
}
