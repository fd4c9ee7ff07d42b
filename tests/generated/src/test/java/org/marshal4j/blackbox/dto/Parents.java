package org.marshal4j.blackbox.dto;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/** Holds parts in every way, which all refer to it. */
@Marshal
public class Parents implements ParentsMarshallable {
    Part one;

    @Required
    Fixed fixed = new Fixed();

    Fixed perhaps;
    List<Part> list = new ArrayList<>();
    Fixed[] array;
    Map<String, Part> byName = new LinkedHashMap<>();
    Map.Entry<Fixed, Part> entry;
    Optional<Part> optional = Optional.empty();
    AtomicReference<Fixed> reference;
    List<List<Part>> lists = new ArrayList<>();
    Inner inner;

    /** All parts that refer to it. */
    Stream<Parents> told() {
        List<Parents> told = new ArrayList<>(List.of(one.around, fixed.around(), perhaps.around(), array[0].around()));
        list.forEach(part -> told.add(part.around));
        byName.values().forEach(part -> told.add(part.around));
        told.add(entry.getKey().around());
        told.add(entry.getValue().around);
        told.add(optional.orElseThrow().around);
        told.add(reference.get().around());
        lists.forEach(each -> each.forEach(part -> told.add(part.around)));
        told.add(inner.around);
        return told.stream();
    }

    /** Of varying size. */
    @Marshal
    public static class Part implements Parents_PartMarshallable {
        String name;

        @Parent
        Parents around;

        Part() {}

        Part(String name) {
            this.name = name;
        }
    }

    /** Of fixed size. */
    @Marshal
    public static class Fixed implements Parents_FixedMarshallable {
        long number;

        @Parent
        private Parents around;

        Parents around() {
            return around;
        }
    }

    /** Between the two: it refers to what is around it, and what it holds refers to it. */
    @Marshal
    public static class Inner implements Parents_InnerMarshallable {
        @Parent
        Parents around;

        List<Leaf> leaves = new ArrayList<>();
    }

    @Marshal
    public static class Leaf implements Parents_LeafMarshallable {
        int number;

        @Parent
        Inner around;
    }

    /** Holds parts of which it is not the parent, and an inner object whose parent it is not. */
    @Marshal
    public static class Other implements Parents_OtherMarshallable {
        Part one;
        Inner inner;
        Parents parents;
    }

    /** A subclass is no less the parent. */
    @Marshal
    public static class More extends Parents implements Parents_MoreMarshallable {
        Part more;
    }

    /** Its view reads an object whose parts refer to it. */
    @Marshal(view = true)
    public static class Shown implements Parents_ShownMarshallable {
        int number;
        Parents parents;
    }

    /** Holds a part within values whose classes are not declared. */
    @Marshal
    public static class Loose implements Parents_LooseMarshallable {
        @Dynamic({LoosePart.class})
        Object value;

        LoosePart part;
        Kind kind;
    }

    @Marshal
    @TypeId(0)
    public static class LoosePart implements Parents_LoosePartMarshallable {
        int number;

        @Parent
        Loose around;
    }

    /** A family, one of whose classes refers to what is around it. */
    @Marshal
    public sealed interface Kind {}

    @Marshal
    @TypeId(1)
    static final class Told implements Kind, Parents_ToldMarshallable {
        String name;

        @Parent
        Loose around;
    }

    @Marshal
    @TypeId(2)
    record Untold(String name) implements Kind, Parents_UntoldMarshallable {}
}
