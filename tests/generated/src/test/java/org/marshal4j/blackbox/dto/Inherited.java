package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.blackbox.base.Entity;
import org.marshal4j.blackbox.base.Positioned;
import org.marshal4j.blackbox.kit.Archived;
import org.marshal4j.blackbox.kit.Audited;

/** Subclasses of classes from class files, of one another, and of abstract classes. */
public final class Inherited {
    private Inherited() {}

    /** One level above a concrete ancestor. */
    @Marshal(view = true)
    public static class Product extends Entity implements Inherited_ProductMarshallable {
        int price;
        private boolean sold;
    }

    /** One level above an abstract ancestor of fixed size. */
    @Marshal
    public static class Sprite extends Positioned implements Inherited_SpriteMarshallable {
        byte frame;
        private int x;
        boolean mirrored;
        Byte alpha;
    }

    /** Adds nothing. */
    @Marshal
    public static class Bare extends Positioned implements Inherited_BareMarshallable {}

    /** Four levels, in three packages. */
    @Marshal(view = true)
    @SuppressWarnings("marshal4j") // a tree
    public static class Deep extends Archived implements Inherited_DeepMarshallable {
        Deep other;

        @Required
        List<Product> products;

        private long id;
    }

    /** Three levels, the middle one abstract. */
    @Marshal
    static final class Entry extends Audited implements Inherited_EntryMarshallable {
        double amount;
    }

    /** An ancestor that is not marshalled, and has no state. */
    abstract static class Stateless extends Entity {
        static int count;
        transient int cache;
    }

    /** Inherits from the class above that one. */
    @Marshal
    static class Across extends Stateless implements Inherited_AcrossMarshallable {
        char letter;
    }

    /** An abstract root that is compiled here. */
    @Marshal
    abstract static class Root implements Inherited_RootMarshallable {
        private int value;
        String text;
        protected byte b;
    }

    /** Hides fields of its superclass. */
    @Marshal
    static class Middle extends Root implements Inherited_MiddleMarshallable {
        String value;
        int text;
        private byte b;
    }

    /** Hides them once more. */
    @Marshal(view = true)
    static class Leaf extends Middle implements Inherited_LeafMarshallable {
        List<Byte> value;
        private double text;
        boolean b;
    }

    /** A constant with this name makes the name of a superclass's field ambiguous. */
    interface WithConstant {
        byte b = 2;
    }

    /** Hides fields of its superclass with fields that are not part of the message. */
    @Marshal(view = true)
    static class Masked extends Root implements Inherited_MaskedMarshallable, WithConstant {
        static String value = "none";

        @Skip
        private long text;

        boolean flag;
    }

    /** Adds nothing to the message, and hides what its superclass hides. */
    @Marshal(view = true)
    static class BelowMasked extends Masked implements Inherited_BelowMaskedMarshallable {
        transient int flag;
    }

    /** An abstract root with a type parameter. */
    @Marshal
    abstract static class Open<T> implements Inherited_OpenMarshallable {
        T value;
        protected List<T> text;
        int number;
    }

    /** Hides its fields, including those of the type variable's type. */
    @Marshal(view = true)
    static class Closed extends Open<String> implements Inherited_ClosedMarshallable {
        byte[] value;
        long text;
        private String number;
    }
}
