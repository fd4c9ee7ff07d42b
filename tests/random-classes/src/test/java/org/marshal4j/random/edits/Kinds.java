package org.marshal4j.random.edits;

import java.util.List;
import java.util.Random;
import org.marshal4j.random.FieldTypes;

/**
 * Random kinds of fields.
 *
 * @param leavesAlone whether classes of the JDK are those that hold no others
 * @param types the names of classes and families that they may hold
 * @param shared the names of classes to which they may share references
 */
record Kinds(
        Random random,
        boolean leavesAlone,
        List<String> types,
        List<String> shared,
        String family,
        List<String> enums) {
    private static final int DEPTH = 2;

    Kind any() {
        return switch (random.nextInt(14)) {
            case 0, 1, 2, 3 -> number(random.nextBoolean());
            case 4, 5 -> pick(TextKind.ALL);
            case 6 -> new JdkKind(pick(JdkKind.TIMES), random.nextBoolean());
            case 7 -> new IntsKind(random.nextBoolean() ? -1 : 1 + random.nextInt(3));
            case 8, 9 -> container(DEPTH);
            case 10 -> opaque();
            case 11 -> reference();
            default -> own();
        };
    }

    /** Returns a kind of the same class: values of the former are values of the latter, or are refused one by one. */
    Kind other(Kind kind) {
        if (kind instanceof NumberKind number) {
            return otherNumber(number, true);
        }
        if (kind instanceof TextKind) {
            return pick(TextKind.ALL);
        }
        if (kind instanceof IntsKind) {
            return new IntsKind(random.nextBoolean() ? -1 : 1 + random.nextInt(3));
        }
        if (kind instanceof JdkKind jdk && JdkKind.TIMES.contains(jdk.declared())) {
            return new JdkKind(jdk.declared(), !jdk.isStopBit());
        }
        return otherContainer(kind);
    }

    private Kind otherContainer(Kind kind) {
        if (kind instanceof ListKind list) {
            return new ListKind(pick(ListKind.COLLECTIONS), otherElement(list.element()));
        }
        if (kind instanceof MapKind map) {
            return new MapKind(otherElement(map.value()));
        }
        if (kind instanceof EntryKind entry) {
            return new EntryKind(otherElement(entry.value()));
        }
        return kind instanceof OptionalKind optional ? new OptionalKind(otherElement(optional.element())) : kind;
    }

    private Kind otherElement(Kind element) {
        if (element instanceof NumberKind number) {
            return otherNumber(number, false);
        }
        return element instanceof TextKind ? element : otherContainer(element);
    }

    private Kind otherNumber(NumberKind was, boolean isField) {
        NumberKind.Base base = was.base();
        if (random.nextInt(3) > 0) {
            // Wider more often than not.
            NumberKind.Base[] all = NumberKind.Base.values();
            int least = random.nextInt(3) > 0 ? base.ordinal() : 0;
            base = all[least + random.nextInt(all.length - least)];
        }
        boolean isStopBit = isField && base != NumberKind.Base.BYTE && random.nextBoolean();
        return new NumberKind(base, !isField || random.nextInt(3) == 0 != was.isBoxed(), isStopBit);
    }

    private NumberKind number(boolean isBoxed) {
        NumberKind.Base base = pick(List.of(NumberKind.Base.values()));
        return new NumberKind(base, isBoxed, base != NumberKind.Base.BYTE && random.nextInt(3) == 0);
    }

    private Kind container(int depth) {
        return switch (random.nextInt(4)) {
            case 0 -> new MapKind(element(depth - 1));
            case 1 -> new EntryKind(element(depth - 1));
            case 2 -> new OptionalKind(element(depth - 1));
            default -> new ListKind(pick(ListKind.COLLECTIONS), element(depth - 1));
        };
    }

    private Kind element(int depth) {
        return switch (random.nextInt(depth > 0 ? 5 : 4)) {
            case 0 -> new NumberKind(pick(List.of(NumberKind.Base.values())), true, false);
            case 1 -> TextKind.ALL.get(0);
            case 4 -> container(depth);
            default -> own();
        };
    }

    /** Returns an enum, a class or a family of the chain. */
    private Kind own() {
        if (types.isEmpty() || random.nextInt(3) == 0) {
            return new EnumKind(pick(enums));
        }
        String type = pick(types);
        return type.equals(family) ? new FamilyKind(type) : new NestedKind(type);
    }

    /** Returns a shared reference, or several. */
    private Kind reference() {
        if (shared.isEmpty()) {
            return own();
        }
        String type = pick(shared);
        SharedKind kind = new SharedKind(type, !types.contains(type));
        return !kind.isOfSameType() && random.nextInt(3) == 0 ? new ListKind(pick(ListKind.COLLECTIONS), kind) : kind;
    }

    private Kind opaque() {
        if (leavesAlone) {
            return new JdkKind(pick(JdkKind.LEAVES), false);
        }
        String type = new FieldTypes(random, List.of(), List.of()).any();
        boolean isNumber = FieldTypes.isPrimitive(type) || type.startsWith("org.marshal4j.");
        return isNumber || type.contains("Hand.")
                ? new JdkKind(random.nextBoolean() ? "boolean" : "char", false)
                : new JdkKind(type, false);
    }

    private <E> E pick(List<E> some) {
        return some.get(random.nextInt(some.size()));
    }
}
