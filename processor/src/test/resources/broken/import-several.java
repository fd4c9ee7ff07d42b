import org.marshal4j.*;

@MarshalImport({Missing.class, int.class, String[].class, Runnable.class, Object.class})
class Imports {}
