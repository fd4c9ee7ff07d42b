package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;

/** Classes in classes. */
@Marshal
public class Outer implements OuterMarshallable {
    Inner inner;
    Inner.Deeper deeper;
    List<Inner.Deeper.Deepest> deepest;

    /** One deep. */
    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    public static class Inner implements Outer_InnerMarshallable {
        int a;
        Deeper.Deepest deepest;

        /** Two deep. */
        @Marshal
        protected static class Deeper implements Outer_Inner_DeeperMarshallable {
            String b;
            Kind kind;

            /** An enum at that depth. */
            protected enum Kind {
                ONE,
                TWO
            }

            /** Three deep. */
            @Marshal
            record Deepest(byte c, Inner inner) implements Outer_Inner_Deeper_DeepestMarshallable {}
        }
    }

    /** In an interface, and therefore public and static. */
    public interface Messages {
        /** Public without saying so. */
        @Marshal
        class Hello implements Outer_Messages_HelloMarshallable {
            String who;
            int times;
        }
    }
}
