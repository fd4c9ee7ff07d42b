import org.marshal4j.*;

@MarshalImport(Imports.class)
class Imports {
    int a;
}
