import org.marshal4j.Marshal;

class Types {
    @Marshal(evolvable = true)
    static class Base implements Types_BaseMarshallable {
        long id;
    }

    @Marshal
    static class Rigid extends Base implements Types_RigidMarshallable { // MARSHAL144: Rigid is not evolvable, but its superclass Types.Base is evolvable: a field added to the superclass would move those of Rigid. Make both evolvable, or neither.
        int number;
    }

    @Marshal
    static class Plain implements Types_PlainMarshallable {
        long id;
    }

    @Marshal(evolvable = true)
    static class Grown extends Plain implements Types_GrownMarshallable { // MARSHAL144: Grown is evolvable, but its superclass Types.Plain is not: a field added to the superclass would move those of Grown
        int number;
    }

    @Marshal
    static class Empty implements Types_EmptyMarshallable {}

    @Marshal(evolvable = true)
    static class OverEmpty extends Empty implements Types_OverEmptyMarshallable {
        int number;
    }
}
