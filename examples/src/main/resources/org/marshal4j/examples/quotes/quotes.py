# Reads a table's file with pyarrow and DuckDB. QuotesInPython runs it; by hand: python3 quotes.py quotes.arrow
import sys
import time

try:
    import pyarrow as pa
except ImportError:
    print("  Python is here, but pyarrow is not: pip install pyarrow duckdb, and run this again.")
    sys.exit(0)

start = time.perf_counter()
table = pa.ipc.open_file(pa.memory_map(sys.argv[1])).read_all()
took = time.perf_counter() - start
print(f"  pyarrow {pa.__version__}: {table.num_rows:,} rows mapped in {1000 * took:.1f} ms; "
      f"{pa.total_allocated_bytes():,} bytes were copied")
for field in table.schema:
    print(f"    {field.name:<10} {field.type}")

try:
    import duckdb
except ImportError:
    print("  DuckDB is not here: pip install duckdb.")
    sys.exit(0)

query = """
    select symbol, count(*) as quotes, avg(ask - bid) as spread, sum(bidSize) as size
    from quotes group by symbol order by symbol
"""
quotes = table
start = time.perf_counter()
rows = duckdb.sql(query).fetchall()
took = time.perf_counter() - start
print(f"  DuckDB {duckdb.__version__}: quotes, spread and size of each symbol, in {1000 * took:.0f} ms")
for symbol, count, spread, size in rows:
    print(f"    {symbol:<10} {count:>12,} {spread:>12.6f} {int(size):>16,}")
