package org.marshal4j.runtime.view;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.step.Ends;

/**
 * The base class of generated views of families: it tells which class the object in a message has, and shows the object
 * through the view of that class. Only one thread may use it at a time.
 *
 * @param <T> the root of the family
 * @param <V> the view class itself
 */
public abstract class FamilyView<T, V extends FamilyView<T, V>> extends MessageView<T, V> {
    private final Marshaller<T> marshaller;
    private final Skip skip;
    private final int[] ids;

    /**
     * For generated views.
     *
     * @param marshaller the marshaller of the root
     * @param ids the type ids of the family, in ascending order
     */
    protected FamilyView(Marshaller<T> marshaller, int... ids) {
        super(marshaller, 1, 0, false);
        this.marshaller = marshaller;
        this.skip = Skip.ofFamily(marshaller);
        this.ids = ids;
    }

    /**
     * {@return the type id of the object's class}
     *
     * @throws MarshalException MARSHAL214 if the family has no class with that id
     */
    public final int typeId() {
        try {
            return readId(inputAt(0, 0));
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    private int readId(Input in) {
        int id = StopBit.read(in);
        Ends.requireNullable(id >= 0);
        if (Arrays.binarySearch(ids, id) < 0) {
            throw TypeIds.unknown(id, marshaller.schema());
        }
        return id;
    }

    /**
     * Shows the object through the view of its class.
     *
     * @param <S> the class of the view
     * @param view the view
     * @return the view
     */
    protected final <S extends SectionedView> S showAs(S view) {
        try {
            Input in = inputAt(0, 0);
            readId(in);
            return showInPlace(view, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected final void walkSection(int from, int to, long position, @Nullable Object base, long end, long[] found) {
        Input in = walked();
        Walk.to(position, in);
        if (!skip.over(nestingDepth() - 1, in)) {
            held().read(in);
        }
        found[to] = in.position();
    }
}
