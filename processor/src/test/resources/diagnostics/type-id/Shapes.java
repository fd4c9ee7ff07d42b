import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

class Shapes {

    @Marshal
    sealed interface Shape {}

    @Marshal
    record Circle(double radius) implements Shape {} // MARSHAL124: Circle belongs to the family of Shape but has no @TypeId, so readers cannot recognize it. Give it a number that no other class of the family has, such as @TypeId(8), and never change it.

    @Marshal
    @TypeId(7)
    record Square(double side) implements Shape {}

    @Marshal
    sealed interface Animal {} // MARSHAL125: Shapes.Cat and Shapes.Dog both have @TypeId(1), so readers cannot tell them apart in the family of Animal. Give the newer one another number, such as @TypeId(2).

    @Marshal
    @TypeId(1)
    record Cat() implements Animal {}

    @Marshal
    @TypeId(1)
    record Dog() implements Animal {}

    @Marshal
    sealed interface Fruit {}

    @Marshal
    @TypeId(-1)
    record Apple(int weight) implements Fruit {} // MARSHAL122: Apple: @TypeId(-1) is negative

    @Marshal
    @TypeId(0)
    record Stone(int weight) {}

    @Marshal
    @TypeId(0)
    abstract static class Rock {} // MARSHAL128: Rock has a @TypeId, but it is abstract, so the number has no effect

    @Marshal(subtypes = Car.class)
    static class Vehicle {} // MARSHAL124: Vehicle belongs to the family of Vehicle but has no @TypeId, so readers cannot recognize it

    @Marshal
    @TypeId(0)
    static class Car extends Vehicle {}
}
