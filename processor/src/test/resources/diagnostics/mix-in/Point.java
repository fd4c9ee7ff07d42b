/** As if it came from a jar. */
class Point {
    int x;
    int y;
}
