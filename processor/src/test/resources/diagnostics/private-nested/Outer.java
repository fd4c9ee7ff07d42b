import org.marshal4j.Marshal;

class Outer {
    @Marshal
    private static class Inner { // MARSHAL101: Inner is private, so generated code cannot use it. Make it package-private at least.
        long id;
    }

    private static class Hidden {
        @Marshal
        static class Within { // MARSHAL101: Within is nested in Hidden, which is private
            long id;
        }
    }
}
