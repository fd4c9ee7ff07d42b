package org.marshal4j.processor;

/** Classes whose messages begin with schema ids, and others. */
final class SchemaIdSources {
    static final String SHAPE = """
            @Marshal(schemaId = true)
            sealed interface Shape permits Circle, Square {}
            """;
    static final String SQUARE = """
            @Marshal(schemaId = true)
            @TypeId(2)
            record Square(int side) implements Shape, SquareMarshallable {
                static Object sample() { return new Square(4); }
            }
            """;
    static final String CIRCLE = """
            @Marshal
            @TypeId(1)
            record Circle(int radius) implements Shape, CircleMarshallable {
                static Object sample() { return new Circle(3); }
            }
            """;
    static final String LEVEL = """
            @Marshal
            class Level implements LevelMarshallable {
                int price = 1;
                Side side = Side.ASK;
                @Override public String toString() { return price + " " + side; }
            }
            """;
    static final String SIDE = "enum Side { BID, ASK }";
    static final String QUOTE = """
            @Marshal(schemaId = true)
            class Quote implements QuoteMarshallable {
                int bid = 5;
                List<Level> levels = new ArrayList<>(List.of(new Level()));
                @Override public String toString() { return bid + " " + levels; }
            }
            """;
    static final String TICK = """
            @Marshal(schemaId = true)
            class Tick implements TickMarshallable {
                int time = 6;
                @Override public String toString() { return "" + time; }
            }
            """;
    static final String HOLDER = """
            @Marshal
            class Holder implements HolderMarshallable {
                Quote quote = new Quote();
                Tick tick = new Tick();
                @Required Tick required = new Tick();
                @Shared Quote shared = quote;
                Tick[] ticks = {tick};
                Map<String, Shape> shapes = Map.of("a", new Square(1));
                @Dynamic(Listed.class) Object dynamic = new Listed();
                Optional<Tick> maybe = Optional.of(tick);
            }
            """;
    static final String LISTED = """
            @Marshal(schemaId = true)
            @TypeId(9)
            class Listed implements ListedMarshallable {
                Tick tick = new Tick();
            }
            """;

    private SchemaIdSources() {}

    /** Returns a class without schema ids. */
    static String plain(String source) {
        return source.replace("(schemaId = true)", "");
    }
}
