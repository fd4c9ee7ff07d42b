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

    /** Its own fields come first, then those of a class from a class file. */
    @Marshal(view = true, inheritedLast = true)
    public static class Heading extends Entity implements Inherited_HeadingMarshallable {
        String title;
        private int size;
    }

    /** Has what its superclass has, in that order, and then its own. */
    @Marshal(view = true)
    static class BelowHeading extends Heading implements Inherited_BelowHeadingMarshallable {
        long added;
    }

    /** Has its own first, and then what its superclass has. */
    @Marshal(inheritedLast = true)
    static class AboveHeading extends Heading implements Inherited_AboveHeadingMarshallable {
        long first;
        double second;
    }

    /** Nothing but fields of fixed size, those of an abstract ancestor last. */
    @Marshal(view = true, inheritedLast = true)
    static class Placed extends Positioned implements Inherited_PlacedMarshallable {
        byte frame;
        long angle;
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

    /** Hides fields of its superclass, and has its own first. */
    @Marshal(view = true, inheritedLast = true)
    static class HidingFirst extends Root implements Inherited_HidingFirstMarshallable {
        String value;
        int text;
        private byte b;
    }

    /** An abstract root with a type parameter. */
    @Marshal
    abstract static class Open<T> implements Inherited_OpenMarshallable {
        T value;
        protected List<T> text;
        int number;
    }

    /** Has the fields of the type variable's type last. */
    @Marshal(inheritedLast = true)
    static class OpenLast extends Open<String> implements Inherited_OpenLastMarshallable {
        long first;
    }

    /** Hides its fields, including those of the type variable's type. */
    @Marshal(view = true)
    static class Closed extends Open<String> implements Inherited_ClosedMarshallable {
        byte[] value;
        long text;
        private String number;
    }
}
