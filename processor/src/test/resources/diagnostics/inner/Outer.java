import org.marshal4j.Marshal;

class Outer {
    @Marshal
    class Inner implements Outer_InnerMarshallable { // MARSHAL101: Inner is an inner class, so generated code cannot use it. Make it static.
        long id;
    }
}
