import org.marshal4j.Marshal;

@Marshal
interface Shape {
    double area(); // MARSHAL193: Shape.area() has no setter, so reading could not set area. Add void area(double), or make it a default method; if Shape is the root of a family, make it sealed, or name its subtypes in @Marshal(subtypes = ...).
}

@Marshal
interface Box<T> { // MARSHAL102: Box has the type parameter T, so the types of its fields are not known. Remove it, or put @Marshal on an interface that extends this one and fixes the type.
    T getValue();

    void setValue(T value);
}
