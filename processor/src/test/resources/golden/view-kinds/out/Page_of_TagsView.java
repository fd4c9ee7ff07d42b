package com.acme;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.runtime.view.ViewElements;

/**
 * Shows the fields of a message of {@link Page} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class Page_of_TagsView extends MessageView<Page<Tags>, Page_of_TagsView> {
    private static final Skip SKIP_ITEMS = Skip.of(Page_of_TagsMarshaller.INSTANCE, 1);

    private final ViewElements itemsElements = new ViewElements(this, 0, 4, SKIP_ITEMS, (depth, in) -> readItemsElement(in));

    private TagsView itemsView;

    private AtomicIntField numberAtomic;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public Page_of_TagsView() {
        super(Page_of_TagsMarshaller.INSTANCE, 2, true);
    }

    public int number() {
        try {
            long offset = fieldAt(0, 4);
            Object base = memoryBase();
            return RawMemory.getInt(base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void number(int value) {
        try {
            long offset = settableAt("number", 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public List<Tags> items() {
        try {
            Input in = inputAt(0, 4);
            return readItems(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The number of elements; -1 if the field is null.
     */
    public int itemsSize() {
        return itemsElements.size();
    }

    /**
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
     */
    public TagsView items(int index) {
        itemsElements.check(index);
        try {
            Input in = itemsElements.at(index);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(itemsView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicIntField numberAtomic() {
        if (numberAtomic == null) {
            numberAtomic = new AtomicIntField(this, "number", 0, 0);
        }
        return numberAtomic;
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            in.skip(4);
            if (!SKIP_ITEMS.over(nestingDepth(), in)) {
                readItems(in);
            }
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, in);
        }
    }

    private static List<Tags> readItems_(List<Tags> current, Input in, int depth) {
        int count = Counts.read(in);
        List<Tags> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Tags old = Lists.get(elements, i);
            Tags element = Presence.read(in) ? TagsMarshaller.readFields(old, in, depth + 1) : null;
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private List<Tags> readItems(Input in) {
        int depth = nestingDepth();
        return readItems_(null, in, depth);
    }

    private Tags readItemsElement(Input in) {
        int depth = nestingDepth();
        return Presence.read(in) ? TagsMarshaller.readFields(null, in, depth + 1) : null;
    }

    private TagsView itemsView() {
        if (itemsView == null) {
            itemsView = new TagsView();
        }
        return itemsView;
    }
}
